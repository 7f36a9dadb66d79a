import { z } from 'zod';
import { Programme } from '../wire/programme.contract';

/** JSON Schema of the programme, which its forms are made from. */
export const PROGRAMME_SCHEMA = z.toJSONSchema(Programme, {
  io: 'input',
  unrepresentable: 'any',
}) as Record<string, unknown>;
