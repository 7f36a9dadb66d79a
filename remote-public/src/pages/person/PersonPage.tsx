import { useParams } from 'react-router-dom';
import { Footer, fullName, isMissing, Studio } from 'shared-ui';

import { socialLinksOf } from '../../links/socialLinks';
import { ProfileAbout } from '../../profile/ProfileAbout';
import { ProfileFacts } from '../../profile/ProfileFacts';
import { ProfileMissing } from '../../profile/ProfileMissing';
import { ProfilePending } from '../../profile/ProfilePending';
import { useCountedView } from '../../views/useCountedView';
import { PersonHero } from './PersonHero';
import { PersonNotFound } from './PersonNotFound';
import { PersonStartups } from './PersonStartups';
import { useGetPublicUserQuery } from './person.endpoints';

/** /profile/{userId}: the public profile of a person. */
export function PersonPage() {
  const { userId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetPublicUserQuery({ userId });
  const person = currentData?.data;
  useCountedView(person && { type: 'user', id: person.id });

  if (error && !person) {
    if (isMissing(error)) return <PersonNotFound />;
    const message = 'We could not reach this profile just now. Please try again in a moment.';
    return (
      <ProfileMissing
        kind="person"
        title="Profile"
        text={message}
        onRetry={refetch}
        busy={isFetching}
        failure={error}
      />
    );
  }
  if (!person) return <ProfilePending kind="person" />;
  const { startups, bio } = person;

  return (
    <>
      <main key={person.id}>
        <PersonHero person={person} />
        <Studio>
          <ProfileAbout
            title="About"
            text={bio || `${fullName(person)} has not written a bio yet.`}
          >
            <ProfileFacts label="Social links" links={socialLinksOf(person.socialLinks)} />
          </ProfileAbout>
          {startups.length > 0 && <PersonStartups startups={startups} />}
        </Studio>
      </main>
      <Footer />
    </>
  );
}
