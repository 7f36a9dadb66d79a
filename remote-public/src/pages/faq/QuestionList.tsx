import { theme, upTo, useFacts, useFill } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../../layout/SectionTitle';
import { useApplicationPhase } from '../../programme/applications';
import { plainText } from '../../rich-text/parseRichText';
import { RichText } from '../../rich-text/RichText';
import { Accordion } from './Accordion';
import { answered, answerOf, type QuestionGroup } from './question';

/** One section of the FAQ: its name on the left, its questions on the right. */
export function QuestionList({ id, title, questions }: QuestionGroup) {
  const facts = useFacts();
  const phase = useApplicationPhase();
  const items = answered(questions, phase, facts).map((one) => ({
    id: one.id,
    title: plainText(one.question, facts),
    content: <Answer lines={answerOf(one, phase)} />,
  }));

  return (
    <Root aria-labelledby={id}>
      <SectionTitle id={id} size="title">
        {title}
      </SectionTitle>
      <Accordion items={items} />
    </Root>
  );
}

function Answer({ lines }: { lines: readonly string[] }) {
  return lines.filter(useFill()).map((line) => (
    <Line key={line}>
      <RichText>{line}</RichText>
    </Line>
  ));
}

const Root = styled.section`
  display: grid;
  grid-template-columns: 4fr 8fr;
  gap: ${theme.space[48]};
  align-items: start;

  h2 {
    scroll-margin-block-start: 1.5rem;
  }

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[20]};
  }
`;

const Line = styled.p`
  & + & { margin-block-start: ${theme.space[12]}; }
`;
