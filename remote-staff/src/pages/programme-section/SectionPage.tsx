import { useParams } from 'react-router-dom';
import { EmptyState, QueryState, TextLink } from 'shared-ui';

import { useReadProgrammeQuery } from '../../data/programme.endpoints';
import { sectionNamed } from '../../details/titles';
import { StaffPage } from '../../layout/StaffPage';
import { SectionForm } from './SectionForm';

/** /staff/programme/{section}: the form of one section of the draft. */
export function SectionPage() {
  const { section: name } = useParams();
  const query = useReadProgrammeQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  const section = sectionNamed(data, name);

  return (
    <StaffPage
      section="Programme"
      title={section?.title ?? 'Programme'}
      above={[{ label: 'Programme', to: '/staff/programme' }]}
    >
      <QueryState query={query} height="24rem">
        {(programme) =>
          section ? (
            <SectionForm
              key={section.name}
              section={section}
              refetch={refetch}
              programme={programme}
              isCurrent={!isFetching && !error}
            />
          ) : (
            <EmptyState action={<TextLink to="/staff/programme">Back to Programme</TextLink>}>
              This section does not exist.
            </EmptyState>
          )
        }
      </QueryState>
    </StaffPage>
  );
}
