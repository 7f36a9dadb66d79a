import { ButtonLink } from 'shared-ui';

interface StartupsAndMailProps {
  /** Address of the people who answer; without it there is only the link to the startups. */
  mail: string | undefined;
  /** Label of the link that writes to them. */
  children: string;
}

/** The buttons of a hero for mentors and investors. */
export function StartupsAndMail({ mail, children }: StartupsAndMailProps) {
  return (
    <>
      <ButtonLink to="/startups" tone="gradient" size="lg">
        Check out the startups
      </ButtonLink>{' '}
      {mail && (
        <ButtonLink href={`mailto:${mail}`} tone="outline-gradient" size="lg">
          {children}
        </ButtonLink>
      )}
    </>
  );
}
