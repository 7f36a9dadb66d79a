import { type ActField, type DocumentNode, filledGroup, type NamedNode } from 'contract/act-form';
import { theme } from 'shared-ui';
import styled from 'styled-components';

import { ActFieldInput } from '../../acts/ActFieldInput';
import { Toggle } from '../../acts/Toggle';
import type { DocumentPath } from '../../document/documentPath';
import { Faults } from './Faults';
import { ListInput } from './ListInput';

export interface NodeInputProps<Node extends DocumentNode = DocumentNode> {
  node: Node;
  title: string;
  path: DocumentPath;
  value: unknown;
  /** The api's errors, by path in the document. */
  faults: Readonly<Record<string, readonly string[]>>;
  /** A field that a link points to. */
  wanted: DocumentPath | null;
  onChange: (value: unknown) => void;
  /** Called when entries of a list move: errors by path are no longer valid then. */
  onRearrange: () => void;
}

/** Any path of a document: the form is generated from the schema. */
export function NodeInput({ node, ...props }: NodeInputProps) {
  if (node.kind === 'field') return <LeafInput {...props} node={node} />;
  if (node.kind === 'group') return <GroupInput {...props} node={node} />;
  return (
    <ListInput {...props} node={node}>
      {(item) => <NodeInput {...props} {...item} node={node.item} />}
    </ListInput>
  );
}

type Of<Kind> = NodeInputProps<Extract<DocumentNode, { kind: Kind }>>;

function LeafInput({ node: { field }, title, path, value, faults, onChange }: Of<'field'>) {
  const text = String(value ?? '');
  return (
    <Cell data-wide={field.kind === 'paragraph' || (field.maxLength ?? 0) > 100 ? '' : undefined}>
      <ActFieldInput
        field={{ ...field, name: path, title }}
        value={field.kind === 'local-time' ? text.replace(' ', 'T') : text}
        error={faults[path]}
        onType={(typed) => onChange(typedValue(field, String(typed)))}
      />
    </Cell>
  );
}

/** The value for the document. A text that is no number is kept, and the api reports the error. */
function typedValue({ kind }: ActField, typed: string): unknown {
  if (kind === 'local-time') return typed.replace('T', ' ');
  if (kind !== 'number') return typed;
  if (typed === '') return null;
  return Number.isFinite(Number(typed)) ? Number(typed) : typed;
}

function GroupInput({ node, title, value, ...props }: Of<'group'>) {
  const { path, onChange, faults } = props;
  const isThere = value !== null && value !== undefined;
  const fields = isThere && (
    <Fields
      {...props}
      fields={node.fields}
      value={value as object}
      onChange={(name, inner) => onChange({ ...(value as object), [name]: inner })}
    />
  );
  if (!node.optional) return fields;
  return (
    <Cell data-wide="">
      <Toggle
        label={title}
        help=""
        checked={isThere}
        onToggle={(checked) => onChange(checked ? filledGroup(node) : null)}
      />
      <Faults of={faults[path]} />
      {fields}
    </Cell>
  );
}

interface FieldsProps extends Omit<NodeInputProps, 'node' | 'title' | 'value' | 'onChange'> {
  fields: readonly NamedNode[];
  value: object;
  onChange: (name: string, value: unknown) => void;
}

/** Fields of a group, side by side if there is room. */
export function Fields({ fields, value, path, onChange, ...props }: FieldsProps) {
  return (
    <Grid>
      {fields.map(({ name, title, node }) => (
        <NodeInput
          key={name}
          {...props}
          node={node}
          title={title}
          path={`${path}.${name}`}
          value={(value as Record<string, unknown>)[name]}
          onChange={(inner) => onChange(name, inner)}
        />
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space[16]} ${theme.space[20]};
  align-items: start;
`;

const Cell = styled.div`
  min-inline-size: 0;

  &[data-wide] { grid-column: 1 / -1; }
`;
