import { FileText } from 'lucide-react';
import { ButtonLink, Card, theme, upTo } from 'shared-ui';
import styled from 'styled-components';
import { useApplicationsOpen } from '../../applications/applicationsOpen';
import { SectionTitle } from '../../layout/SectionTitle';
import { RichText } from '../../rich-text/RichText';
import guidelines from './guidelines/guidelines.pdf';

const OPEN = 'It is on [its page](/apply).';
const CLOSED = 'It is closed, and [its page](/apply) says until when.';

/** The rules to take along, and where to go with what is still open. */
export function Guidelines() {
  const open = useApplicationsOpen();
  return (
    <Root as="section" aria-labelledby="participant-guidelines">
      <div>
        <SectionTitle id="participant-guidelines" size="text">
          Everything on a few pages
        </SectionTitle>
        <p>
          The participant guidelines hold eligibility, calendar, equity, filming and conduct of
          Season 2, to print or to read with your team.
        </p>
        <p>
          <RichText>
            {`Looking for the application form? ${open ? OPEN : CLOSED} Something else on your mind? [Write to us](/contact).`}
          </RichText>
        </p>
      </div>
      <ButtonLink href={guidelines} download="Season 2 Participant Guidelines.pdf">
        <FileText size={20} aria-hidden />
        Download the guidelines (PDF)
      </ButtonLink>
    </Root>
  );
}

const Root = styled(Card)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[40]};
  padding: ${theme.space[40]};

  p { max-inline-size: 60ch; margin-block-start: ${theme.space[8]}; color: ${theme.color.text2}; }
  > a { flex: none; }

  ${upTo.tablet} {
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space[24]};
    padding: ${theme.space[24]};
  }
`;
