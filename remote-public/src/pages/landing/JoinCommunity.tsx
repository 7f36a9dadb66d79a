import { Container, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../../layout/SectionTitle';
import { NewsletterForm } from '../../newsletter/NewsletterForm';
import picture from './art/join.art';

/** The join-community block: the newsletter, and a picture of an event. */
export function JoinCommunity() {
  return (
    <Root aria-labelledby="join">
      <Container>
        <Sheet>
          <Text>
            <SectionTitle id="join">Join the community</SectionTitle>
            <p>Episode drops, open calls and demo nights, in one short email.</p>
            <NewsletterForm />
          </Text>
          <img src={picture} width={640} height={400} alt="" loading="lazy" decoding="async" />
        </Sheet>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  padding-block: ${theme.space[112]};

  ${upTo.tablet} { padding-block: ${theme.space[72]}; }
`;

const Sheet = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-block-size: 23.75rem;
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surface2};
  overflow: hidden;

  > img { inline-size: 100%; block-size: 100%; object-fit: cover; }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${theme.brand.hairline};
    pointer-events: none;
  }

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);

    > img { order: -1; block-size: 13.75rem; }
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1.125rem;
  justify-content: center;
  padding: ${theme.space[56]};

  h2 {
    font-size: clamp(2.75rem, 4.6vw, 4.125rem);
  }

  p {
    max-inline-size: 40ch;
    color: ${theme.color.text2};
    font-size: 1.125rem;
  }

  ${upTo.tablet} { padding: ${theme.space[32]} ${theme.space[24]}; }
  ${upTo.magnified} { padding-inline: ${theme.space[12]}; h2 { ${typeset.magnifiedTitle} } }
`;
