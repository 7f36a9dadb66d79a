import { useParams } from 'react-router-dom';
import { Footer, Studio } from 'shared-ui';

import { useCountedView } from '../../views/useCountedView';
import { PersonAbout } from './PersonAbout';
import { PersonFailed } from './PersonFailed';
import { PersonHero } from './PersonHero';
import { PersonNotFound } from './PersonNotFound';
import { PersonPending } from './PersonPending';
import { PersonStartups } from './PersonStartups';
import { useGetPublicUserQuery } from './person.endpoints';

/** What the api answers for somebody who is not there, and for an id that is none. */
const NOBODY = [404, 422];

/** /profile/{userId}: one person as everybody may see them. */
export function PersonPage() {
  const { userId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetPublicUserQuery({ userId });
  const person = currentData?.data;
  useCountedView(person && { type: 'user', id: person.id });

  if (error && 'status' in error && NOBODY.includes(error.status)) return <PersonNotFound />;
  if (error) return <PersonFailed busy={isFetching} onRetry={refetch} />;
  if (!person) return <PersonPending />;
  const { startups } = person;

  return (
    <>
      <main>
        <PersonHero person={person} />
        <Studio>
          <PersonAbout person={person} />
          {startups.length > 0 && <PersonStartups startups={startups} />}
        </Studio>
      </main>
      <Footer />
    </>
  );
}
