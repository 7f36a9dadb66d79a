import type { StaffAct } from 'contract/wire/staff.contract';
import { z } from 'zod';
import type { Act } from '../act/act';

/** The form of an act; the typed confirmation of an irreversible one is separate. */
export const formOf = ({ fields }: Act): z.ZodObject =>
  'confirm' in fields.shape ? fields.omit({ confirm: true }) : fields;

/** Whether an act requires a recent second factor. */
export const wantsProof = ({ effect, scope }: Act): boolean =>
  effect === 'irreversible' || (effect === 'changes' && ['people', 'owner'].includes(scope));

/** An act for pages, which make a form of it. */
export function describeAct(act: Act): StaffAct {
  const { name, about, scope, effect, file = null, secret = null } = act;
  const fields = z.toJSONSchema(formOf(act), { io: 'input', unrepresentable: 'any' });
  const wants = { step_up: wantsProof(act), wants_reason: act.wantsReason === true };
  return { name, about, scope, effect, file, secret, fields, ...wants };
}
