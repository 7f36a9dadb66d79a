import { Copy, Download } from 'lucide-react';
import { useEffect, useId } from 'react';
import {
  Button,
  Card,
  LeaveGuard,
  saveAsFile,
  theme,
  typeset,
  upTo,
  useCopied,
  useFocusHome,
} from 'shared-ui';
import styled from 'styled-components';

interface RecoveryCodeListProps {
  codes: string[];
  /** Called when the reader has stored them. */
  onDone: () => void;
}

/** New recovery codes, shown only once. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const titleId = useId();
  const text = codes.join('\n');
  const { copied, copy } = useCopied(text);
  const [title, goToTitle] = useFocusHome<HTMLHeadingElement>();

  // The codes appear above the button that asked for them: out of view on a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useEffect(() => {
    goToTitle();
  }, [text]);

  return (
    <Sheet as="section" aria-labelledby={titleId}>
      <Heading id={titleId} ref={title} tabIndex={-1}>
        Your recovery codes
      </Heading>
      <p>
        Keep them somewhere safe: they are shown only now. Without your phone, and without one of
        these, nobody can sign in to your account.
      </p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Acts>
        <Button tone="ghost" onClick={() => saveAsFile('recovery-codes.txt', text, 'text/plain')}>
          <Download size={20} aria-hidden />
          Download
        </Button>
        <Button tone="ghost" onClick={copy}>
          <Copy size={20} aria-hidden />
          {copied ? 'Copied!' : 'Copy'}
        </Button>
        <Button onClick={onDone}>I have saved them</Button>
      </Acts>
      <LeaveGuard
        when
        title="Leave without your codes?"
        text="They are shown only now. After you leave, nobody can show them again."
      />
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[16]};
  margin-block-end: ${theme.space[24]};
  padding: ${theme.space[24]} ${theme.space[32]};

  ${upTo.tablet} { padding: ${theme.space[20]}; }
`;

const Heading = styled.h2`
  ${typeset.h3}
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${theme.space[8]} ${theme.space[24]};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
`;
