import { ArrowRight } from 'lucide-react';
import { Card, TextLink, theme, typeset, upTo, useFill, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

import investors from './art/apply/investors.art';
import mentors from './art/apply/mentors.art';
import startups from './art/apply/startups.art';

const PATHS = [
  {
    title: 'Startups',
    text: 'Pre-seed and seed teams with an MVP, up to {teamWords} people or already incorporated. || Pre-seed and seed teams with an MVP.',
    to: '/for-startups',
    picture: startups,
  },
  {
    title: 'Mentors',
    text: 'Operators who can give one founding team an hour a week for {monthsWords} months. || Operators who can give one founding team an hour a week.',
    to: '/for-mentors',
    picture: mentors,
  },
  {
    title: 'Investors',
    text: 'Angels and funds who want to see a founder work before reading the deck.',
    to: '/for-investors',
    picture: investors,
  },
];

/** The three ways into the programme, each with a link to its page. */
export function WaysIn() {
  const fill = useFill();
  return (
    <Paths>
      {PATHS.map(({ title, text, to, picture }) => (
        <li key={to}>
          <Path>
            <img src={picture} width={480} height={300} alt="" loading="lazy" decoding="async" />
            <div>
              <h3>{title}</h3>
              <p>{fill(text)}</p>
              <TextLink to={to}>
                Learn More
                <VisuallyHidden> about the way in for {title.toLowerCase()}</VisuallyHidden>
                <ArrowRight size={18} aria-hidden="true" />
              </TextLink>
            </div>
          </Path>
        </li>
      ))}
    </Paths>
  );
}

const Paths = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.space[24]};

  ${upTo.tablet} { grid-template-columns: minmax(0, 1fr); }
`;

const Path = styled(Card)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;

  img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 10;
    object-fit: cover;
  }

  > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.625rem;
    padding: 1.625rem ${theme.space[28]} ${theme.space[28]};
  }

  ${upTo.magnified} { > div { padding-inline: ${theme.space[12]}; } }
  h3 { ${typeset.d3} }
  p { color: ${theme.color.text2}; font-size: 1.0625rem; }

  a {
    display: inline-flex;
    gap: ${theme.space[6]};
    align-items: center;
    align-self: start;
    margin-block-start: auto;
    padding-block-start: 0.625rem;
  }
`;
