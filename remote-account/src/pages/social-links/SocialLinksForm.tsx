import type { SocialLinks } from 'contract/wire/links.contract';
import { type FormEvent, useState } from 'react';
import {
  Button,
  Field,
  failureText,
  fieldErrors,
  LeaveGuard,
  theme,
  useDispatch,
  useFirstWrongField,
  userChanged,
  useToast,
  useUser,
} from 'shared-ui';
import styled from 'styled-components';

import { newerEdits } from '../../edits/newerEdits';
import { useSaveSocialLinksMutation } from './socialLinks.endpoints';

const FIELDS = [
  { name: 'linkedIn', label: 'LinkedIn', placeholder: 'https://www.linkedin.com/in/…' },
  { name: 'x', label: 'X', placeholder: 'https://x.com/…' },
  { name: 'website_links', label: 'Website', placeholder: 'https://…' },
] as const;

type Texts = Record<(typeof FIELDS)[number]['name'], string>;

/** The three links; an empty one is deleted. */
export function SocialLinksForm({ links }: { links: SocialLinks }) {
  const user = useUser();
  const dispatch = useDispatch();
  const toast = useToast();
  const [edits, setEdits] = useState<Partial<Texts>>({});
  const [saveLinks, saving] = useSaveSocialLinksMutation();
  const form = useFirstWrongField(saving.error);

  const stored = asText(links);
  const values = { ...stored, ...edits };
  const errors = fieldErrors(saving.error);
  const changed = FIELDS.some(({ name }) => values[name] !== stored[name]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (saving.isLoading) return;
    const { data, error } = await saveLinks({ user_id: user?.id, ...values });
    if (data) {
      dispatch(userChanged(data.user));
      setEdits((now) => newerEdits(now, values));
      toast.success('Social links successfully updated!');
    } else if (Object.keys(fieldErrors(error)).length === 0) {
      toast.error(failureText(error, 'Error updating social links!'));
    }
  }

  return (
    <Form ref={form} onSubmit={handleSubmit}>
      {FIELDS.map(({ name, ...field }) => (
        <Field
          key={name}
          {...field}
          name={name}
          type="url"
          autoComplete={name === 'website_links' ? 'url' : 'off'}
          maxLength={255}
          value={values[name]}
          error={errors[name]}
          onChange={({ target }) => setEdits({ ...edits, [name]: target.value })}
        />
      ))}
      <Acts>
        <Button type="submit" busy={saving.isLoading} busyLabel="Saving...">
          Save changes
        </Button>
      </Acts>
      <LeaveGuard when={changed} />
    </Form>
  );
}

function asText({ linkedIn, x, website_links }: SocialLinks): Texts {
  return { linkedIn: linkedIn ?? '', x: x ?? '', website_links: website_links ?? '' };
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[20]};
`;

const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
`;
