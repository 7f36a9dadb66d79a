import { mfe } from '.';

void mfe(process.argv.slice(2));
