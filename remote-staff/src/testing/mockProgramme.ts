import type { StaffProgramme } from 'contract/wire/staffProgramme.contract';
import { HttpResponse, http } from 'msw';
import { aStaffProgramme, checkProgramme, DEMO_PROGRAMME, losesNetwork } from 'shared-ui/testing';
import { anAnswer } from './answers';

interface Edit {
  fields: { 'edited-at': string; 'on-version': number };
  file: string;
}

/** The stored data of the mock api, and its responses by `Idempotency-Key`. */
export const store = {
  programme: aStaffProgramme(),
  answers: new Map<string | null, object>(),
  /** Number of responses that will get lost. */
  lost: 0,
};

/** The programme of the demo, without a draft. */
export function beginProgramme(): void {
  store.programme = aStaffProgramme({ published: DEMO_PROGRAMME, draft: DEMO_PROGRAMME });
  store.answers.clear();
  store.lost = 0;
}

/** Validates and stores a draft as the api does: a repeated key gets the stored response. */
export const programmeCalls = [
  http.get('*/api/staff/programme', () => HttpResponse.json(store.programme)),
  http.post<never, Edit>('*/api/staff/acts/programme.edit', async ({ request }) => {
    const key = request.headers.get('idempotency-key');
    const known = store.answers.get(key);
    if (known) return HttpResponse.json(known);
    const { fields, file } = await request.json();
    if (isOther(store.programme, fields))
      return HttpResponse.json({ message: 'Somebody else has changed it.' }, { status: 409 });
    const { data, errors } = checkProgramme(file);
    if (!data) return HttpResponse.json({ message: 'Wrong.', errors }, { status: 422 });
    const edited_at = `${store.programme.edited_at ?? ''}1`;
    store.programme = { ...store.programme, draft: data, edited_at };
    const answer = anAnswer('The draft is saved.');
    store.answers.set(key, answer);
    store.lost -= 1;
    return store.lost >= 0 ? losesNetwork() : HttpResponse.json(answer);
  }),
];

const isOther = ({ edited_at, version }: StaffProgramme, seen: Edit['fields']) =>
  seen['edited-at'] !== (edited_at ?? '') ||
  (edited_at === null && seen['on-version'] !== (version ?? 0));
