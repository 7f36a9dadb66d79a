import {
  privacyChoicesOpened,
  Stage,
  theme,
  upTo,
  useDispatch,
  useFill,
  useSite,
} from 'shared-ui/core';
import styled from 'styled-components';

import { Container } from '../Container/Container';
import { Logo } from '../Logo/Logo';
import { SocialIcons } from '../SocialIcons/SocialIcons';
import { FooterColumn } from './FooterColumn';

/** The footer of every public page. */
export function Footer() {
  const { blog } = useSite();
  const fill = useFill();
  const dispatch = useDispatch();
  const figures = fill(
    '{MonthsWords} months. {EpisodesWords} episodes. {CountriesWords} countries.',
  );
  const show = [
    { label: 'About Us', to: '/about' },
    { label: 'Startups', to: '/startups' },
    ...(blog ? [{ label: 'Blog', href: blog }] : []),
    { label: 'Contact', to: '/contact' },
  ];
  return (
    <Root as="footer">
      <Container>
        <Columns>
          <div>
            <Logo size={48} />
            <p>
              {fill(
                'An accelerator and a reality show for founders in {region}. || An accelerator and a reality show for founders.',
              )}
            </p>
            <SocialIcons />
          </div>
          <FooterColumn title="Programme" places={PROGRAMME} />
          <FooterColumn title="The show" places={show} />
          <FooterColumn title="Legal" places={LEGAL} />
        </Columns>
        <End>
          <span>{fill('© {copyright} The {product} || © The {product}')}</span>
          <button type="button" onClick={() => dispatch(privacyChoicesOpened())}>
            Privacy choices
          </button>
          {figures && <span>{figures}</span>}
        </End>
      </Container>
    </Root>
  );
}

const PROGRAMME = [
  { label: 'For startups', to: '/for-startups' },
  { label: 'For mentors', to: '/for-mentors' },
  { label: 'For investors', to: '/for-investors' },
  { label: 'FAQ', to: '/faq' },
];

const LEGAL = [
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms of Service', to: '/terms' },
  { label: 'GDPR', to: '/gdpr' },
];

const Root = styled(Stage)`
  padding-block: ${theme.space[64]} 2.25rem;
  color: ${theme.color.text2};
  background: ${theme.brand.footer};
  @media print { display: none; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 4fr 2fr 2fr 2fr;
  gap: ${theme.space[40]};

  p { max-inline-size: 32ch; margin-block: 1.125rem 1.375rem; }

  ${upTo.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[32]};
    > :first-child { grid-column: 1 / -1; }
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[20]};
  margin-block-start: ${theme.space[48]};
  padding-block-start: 1.375rem;
  border-block-start: 1px solid ${theme.color.line};
  color: ${theme.color.text3};
  font-size: 0.875rem;

  button { margin-block: -0.3125rem; padding: 0.3125rem 0; border: 0; background: none; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
`;
