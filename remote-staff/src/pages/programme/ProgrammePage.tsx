import { readSections } from 'contract/act-form';
import { QueryState } from 'shared-ui';

import { useReadProgrammeQuery } from '../../data/programme.endpoints';
import { StaffPage } from '../../layout/StaffPage';
import { Contents } from './Contents';
import { Draft } from './Draft';
import { Missing } from './Missing';
import { Published } from './Published';
import { Versions } from './Versions';

/** /staff/programme: the published programme, the draft, and earlier versions. */
export function ProgrammePage() {
  const query = useReadProgrammeQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <StaffPage section="Programme" title="Programme">
      <QueryState query={query} height="24rem">
        {(programme) => {
          const all = { programme, sections: readSections(programme.schema) };
          return (
            <>
              <Draft {...all} />
              <Contents {...all} />
              <Missing {...all} />
              <Published programme={programme} />
              <Versions programme={programme} />
            </>
          );
        }}
      </QueryState>
    </StaffPage>
  );
}
