import type { LetterBlock, Run } from 'contract/wire/letters.contract';
import { userText } from '../text/userText';

/** Merge fields of a letter, with the fallback for unknown values. */
export const MERGE_FIELDS = {
  name: 'there',
  surname: '',
  startup: 'your startup',
  season: 'this season',
} as const;

type MergeField = keyof typeof MERGE_FIELDS;
export type MergeValues = Partial<Record<MergeField, string>>;

/** `{{name}}`, or with a fallback for recipients without a value: `{{startup|your team}}`. */
const MERGE_FIELD = /\{\{\s*([\w-]+)\s*(?:\|([^{}|]*))?\}\}/g;

const SPACED_FIELD = new RegExp(`( ?)${MERGE_FIELD.source}`, 'g');

const isField = (name: string): name is MergeField => Object.hasOwn(MERGE_FIELDS, name);

/** Problems of merge fields in a text, as messages for its author. */
export function mergeProblems(text: string): string[] {
  const unknown = [...text.matchAll(MERGE_FIELD)].filter(([, name]) => !isField(name!));
  const names = Object.keys(MERGE_FIELDS).join(', ');
  return [
    ...unknown.map(([mark]) => `There is no field ${mark}. Available fields: ${names}.`),
    ...(/\{\{|\}\}/.test(text.replace(MERGE_FIELD, ''))
      ? [
          'A field must look like {{name}} or {{name|friend}}, with nothing else between the brackets.',
        ]
      : []),
  ];
}

/**
 * Values are inserted as text, so a name cannot make a link or change the format. An empty one leaves no space before
 * it: 'Dear {{name}} {{surname}},' becomes 'Dear Ana,'.
 */
export const mergeText = (text: string, values: MergeValues): string =>
  text.replace(SPACED_FIELD, (all, space: string, name: string, own?: string) => {
    if (!isField(name)) return all;
    const value = values[name];
    const shown = value ? userText(value) : (own?.trim() ?? MERGE_FIELDS[name]);
    return shown === '' ? '' : space + shown;
  });

/** The blocks of a letter for one recipient. */
export const mergeBlocks = (blocks: LetterBlock[], values: MergeValues): LetterBlock[] =>
  eachRun(blocks, (run) => ({ ...run, text: mergeText(run.text, values) }));

/** All text in blocks, to find merge fields in it. */
export function textOf(blocks: LetterBlock[]): string {
  const texts: string[] = [];
  eachRun(blocks, (run) => {
    texts.push(run.text);
    return run;
  });
  return texts.join(' ');
}

function eachRun(blocks: LetterBlock[], change: (run: Run) => Run): LetterBlock[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return { ...block, runs: block.runs.map(change) };
      case 'list':
        return { ...block, items: block.items.map((runs) => runs.map(change)) };
      case 'quote':
        return { ...block, paragraphs: block.paragraphs.map((runs) => runs.map(change)) };
      default:
        return block;
    }
  });
}
