import type { OwnUser } from 'contract/wire/user.contract';
import { type FormEvent, useState } from 'react';
import {
  Button,
  Field,
  fieldErrors,
  InlineAlert,
  LeaveGuard,
  TextArea,
  theme,
  upTo,
  useDispatch,
  useFirstWrongField,
  userChanged,
  useToast,
} from 'shared-ui';
import styled from 'styled-components';

import { newerEdits } from '../../edits/newerEdits';
import { PhotoField } from './PhotoField';
import { type PhotoChange, type ProfileText, useSaveProfileMutation } from './profile.endpoints';

/** Photo, name, surname and bio. Input is kept until the api has stored exactly it. */
export function ProfileForm({ user }: { user: OwnUser }) {
  const dispatch = useDispatch();
  const toast = useToast();
  const [saveProfile, saving] = useSaveProfileMutation();
  const [edits, setEdits] = useState<Partial<ProfileText>>({});
  const [photo, setPhoto] = useState<PhotoChange>();

  const form = useFirstWrongField(saving.error);

  const stored: ProfileText = { name: user.name, surname: user.surname, bio: user.bio ?? '' };
  const values = { ...stored, ...edits };
  const changed = photo !== undefined || differ(values, stored);
  const errors = fieldErrors(saving.error);
  const refused = saving.originalArgs?.photo; // the error of the api is about this photo only

  const wire = (name: keyof ProfileText) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setEdits({ ...edits, [name]: target.value }),
  });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (saving.isLoading) return;
    const { data } = await saveProfile({ ...values, photo });
    if (!data) return;
    dispatch(userChanged(data));
    setEdits((now) => newerEdits(now, values));
    setPhoto((now) => (now === photo ? undefined : now));
    toast.success('Profile successfully updated!');
  }

  return (
    <Form ref={form} onSubmit={handleSubmit}>
      <PhotoField
        user={user}
        change={photo}
        error={refused === photo ? errors.profile_photo?.[0] : undefined}
        onChange={setPhoto}
      />
      <Pair>
        <Field label="Name" autoComplete="given-name" required {...wire('name')} />
        <Field
          label="Surname"
          autoComplete="family-name"
          required
          help={values.surname === '/' ? 'A slash means that you have no surname.' : undefined}
          {...wire('surname')}
        />
      </Pair>
      <TextArea label="Bio" maxLength={1000} {...wire('bio')} />
      <InlineAlert failure={saving.error} />
      <Acts>
        <Button type="submit" busy={saving.isLoading} busyLabel="Saving...">
          Save changes
        </Button>
      </Acts>
      <LeaveGuard when={changed} />
    </Form>
  );
}

function differ(one: ProfileText, other: ProfileText): boolean {
  return one.name !== other.name || one.surname !== other.surname || one.bio !== other.bio;
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[20]};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${theme.space[16]};

  ${upTo.tablet} { grid-template-columns: minmax(0, 1fr); }
`;

const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
`;
