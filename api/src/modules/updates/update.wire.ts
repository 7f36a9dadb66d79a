import type { StartupUpdate } from 'contract/wire/updates.contract';
import { MINUTE } from '../../app/clock';
import type { UpdateRow } from './updates.queries';

/** After posting (rule 3.41). */
const EDIT_WINDOW_MS = 15 * MINUTE;

export const editableUntil = ({ createdAt }: Pick<UpdateRow, 'createdAt'>) =>
  new Date(createdAt.getTime() + EDIT_WINDOW_MS);

export const toWire = (row: Omit<UpdateRow, 'deletedAt'>): StartupUpdate => ({
  id: row.id,
  title: row.title,
  update: row.update,
  created_at: row.createdAt.toISOString(),
  edited_at: row.editedAt?.toISOString() ?? null,
  editable_until: editableUntil(row).toISOString(),
  likes: row.likes,
  liked: row.liked,
});
