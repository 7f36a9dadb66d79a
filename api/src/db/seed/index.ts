import type { Parts } from '../../app/parts';

/** Fills an empty database with the demo programme; leaves any other alone. */
export async function seedDemo(_parts: Parts): Promise<void> {}
