import { ButtonLink, theme } from 'shared-ui';
import styled from 'styled-components';

import { previewAddress } from './previewAddress';

interface PreviewLinksProps {
  /** The page that best shows the edited section. */
  path?: string;
}

/** The width of a common phone, in pixels. */
const PHONE_WINDOW = 'popup,noopener,width=390,height=844';

/** Opens the real pages with the draft: in a tab, or in a phone-sized window. */
export function PreviewLinks({ path = '/' }: PreviewLinksProps) {
  const href = previewAddress(path);
  return (
    <Root>
      <ButtonLink tone="soft" size="sm" href={href} target="_blank" rel="noopener">
        Preview
      </ButtonLink>
      <ButtonLink
        tone="soft"
        size="sm"
        href={href}
        target="_blank"
        rel="noopener"
        onClick={(press) => {
          press.preventDefault();
          window.open(href, '_blank', PHONE_WINDOW);
        }}
      >
        Preview at phone size
      </ButtonLink>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
`;
