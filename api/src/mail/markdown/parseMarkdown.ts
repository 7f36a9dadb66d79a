import type { LetterBlock, Run } from 'contract/wire/letters.contract';
import { lexer, type Token, type Tokens } from 'marked';

/** A text as blocks, and its problems. */
interface Parsed {
  blocks: LetterBlock[];
  /** Messages for its author, each once. */
  problems: string[];
}

/** Plain text: paragraphs between empty lines, without other syntax. */
export const parsePlain = (text: string): Parsed => ({
  blocks: text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'paragraph', runs: [{ text: paragraph.trim() }] })),
  problems: [],
});

/**
 * Parses the Markdown that mail programs render consistently. HTML, pictures, tables and code are problems. So are
 * links to anything except sites and mail addresses, and marks that are nested too deeply.
 */
export function parseMarkdown(text: string): Parsed {
  if ((text.match(/[*_]+/g) ?? []).length > MAX_MARKS) return { blocks: [], problems: [TOO_MANY] };
  const tokens = tokensOf(text);
  if (!tokens) return { blocks: [], problems: [TOO_DEEP] };
  const problems = new Set<string>();
  const blocks = tokens.flatMap((token) => toBlock(token, (problem) => void problems.add(problem)));
  return { blocks, problems: [...problems] };
}

/** @returns undefined when the nesting is so deep that `marked`, which is recursive, overflows the stack */
function tokensOf(text: string): Token[] | undefined {
  try {
    return lexer(text, { gfm: true, breaks: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Low enough for any remaining stack when a letter is parsed again. */
const MAX_DEPTH = 8;
/** `marked` needs quadratic time to match them: seconds for a letter full of them. */
const MAX_MARKS = 1_000;
const TOO_MANY = 'There are more than 1,000 bold and italic marks (* or _).';
const TOO_DEEP = 'The formatting is nested too deeply.';

type Report = (problem: string) => void;
type Style = Omit<Run, 'text'>;

function toBlock(token: Token, report: Report): LetterBlock[] {
  const runs = () => toRuns(inlineOf(token), {}, report);
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [
        { kind: 'heading', level: (token as Tokens.Heading).depth > 2 ? 3 : 2, runs: runs() },
      ];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', runs: runs() }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map((item) => toItem(item, report)) }];
    }
    case 'blockquote':
      return [{ kind: 'quote', paragraphs: paragraphsIn(token as Tokens.Blockquote, report) }];
    default:
      report(rejectionOf(token));
      return [];
  }
}

/** The paragraphs of one item, each on its own line. */
const toItem = ({ tokens }: Tokens.ListItem, report: Report): Run[] =>
  toParagraphs(tokens, report, 'Nested lists cannot be used.').flatMap((runs, at) =>
    at === 0 ? runs : [{ text: '\n' }, ...runs],
  );

const paragraphsIn = ({ tokens }: Tokens.Blockquote, report: Report): Run[][] =>
  toParagraphs(tokens, report, 'Only paragraphs can be quoted.');

function toParagraphs(tokens: Token[], report: Report, otherwise: string): Run[][] {
  return tokens.flatMap((token) => {
    if (token.type === 'space') return [];
    if (token.type === 'paragraph' || token.type === 'text')
      return [toRuns(inlineOf(token), {}, report)];
    report(token.type === 'list' || token.type === 'blockquote' ? otherwise : rejectionOf(token));
    return [];
  });
}

/** The inline tokens of a block. */
const inlineOf = (token: Token): Token[] => ('tokens' in token && token.tokens) || [token];

function toRuns(tokens: Token[], style: Style, report: Report, depth = 0): Run[] {
  if (depth > MAX_DEPTH) {
    report(TOO_DEEP);
    return [];
  }
  return tokens.flatMap((token): Run[] => {
    const inside = (more: Style) =>
      toRuns((token as Tokens.Generic).tokens ?? [], { ...style, ...more }, report, depth + 1);
    switch (token.type) {
      case 'text':
        return 'tokens' in token && token.tokens ? inside({}) : [{ text: token.text, ...style }];
      case 'escape':
        return [{ text: (token as Tokens.Escape).text, ...style }];
      case 'br':
        return [{ text: '\n', ...style }];
      case 'strong':
        return inside({ bold: true });
      case 'em':
        return inside({ italic: true });
      case 'link': {
        const { href } = token as Tokens.Link;
        if (isSafe(href)) return inside({ href });
        report(`Links must start with https://, http:// or mailto:, not '${href.slice(0, 80)}'.`);
        return [];
      }
      default:
        report(rejectionOf(token));
        return [];
    }
  });
}

const isSafe = (href: string): boolean => {
  if (/^mailto:[^\s{}@]+@[^\s{}]+$/i.test(href)) return true;
  return /^https?:\/\/[^\s{}]+$/i.test(href) && !/%7b%7b/i.test(href) && URL.canParse(href);
};

const REJECTIONS: Record<string, string> = {
  html: 'HTML cannot be used',
  image: 'Pictures cannot be used',
  table: 'Tables cannot be used',
  code: 'Code cannot be used',
  codespan: 'Code cannot be used',
  del: 'Strikethrough cannot be used',
  checkbox: 'Checklists cannot be used',
};

const rejectionOf = ({ type, raw }: Token) =>
  `${REJECTIONS[type] ?? 'This cannot be used'}: ${raw.trim().split('\n')[0]!.slice(0, 60)}`;
