import { FileText } from 'lucide-react';
import { ButtonLink, Card, theme, upTo, useFill, useSite } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../../layout/SectionTitle';
import { useApplicationPhase } from '../../programme/applications';
import { RichText } from '../../rich-text/RichText';
import demoGuidelines from './guidelines/guidelines.pdf';

const FORM = {
  before: 'It is not open yet, and [its page](/apply) says from when.',
  open: 'It is on [its page](/apply).',
  over: 'It is closed, and [its page](/apply) says until when.',
};

/** The downloadable rules, if any (rule 1.49), and contacts for further questions. */
export function Guidelines() {
  const phase = useApplicationPhase();
  const { season } = useSite();
  const fill = useFill();
  const file = season?.guidelines === 'demo:guidelines' ? demoGuidelines : season?.guidelines;
  const name = fill('{season} Participant Guidelines.pdf');

  return (
    <Root as="section" aria-labelledby="participant-guidelines">
      <div>
        <SectionTitle id="participant-guidelines" size="text">
          {file ? 'Everything on a few pages' : 'Something else?'}
        </SectionTitle>
        {file && (
          <p>
            {fill(
              'The participant guidelines hold eligibility, calendar, equity, filming and conduct of {season}, to print or to read with your team.',
            )}
          </p>
        )}
        <p>
          <RichText>
            {`Looking for the application form? ${FORM[phase]} Something else on your mind? [Write to us](/contact).`}
          </RichText>
        </p>
      </div>
      {file && (
        <ButtonLink href={file} download={name}>
          <FileText size={20} aria-hidden />
          Download the guidelines (PDF)
        </ButtonLink>
      )}
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
