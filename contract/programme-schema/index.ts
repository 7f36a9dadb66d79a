import { z } from 'zod';
import { Programme } from '../wire/programme.contract';

/** JSON Schema of the programme, from which its forms are generated. */
export const PROGRAMME_SCHEMA = z.toJSONSchema(Programme, {
  io: 'input',
  unrepresentable: 'any',
}) as Record<string, unknown>;
