import {
  Button,
  Field,
  failureText,
  fieldErrors,
  PasswordField,
  SOMETHING_WRONG,
  signIn,
  TextLink,
  theme,
  upTo,
  useDispatch,
  useToast,
} from 'shared-ui';
import styled from 'styled-components';
import { AlternativeLine } from './AlternativeLine';
import { useRegisterMutation } from './calls/auth.endpoints';
import { FilmPane } from './film/FilmPane';
import { useForm } from './form/useForm';
import { GuestOnly } from './GuestOnly';
import { GoogleButton } from './google/GoogleButton';
import { InvitationCard } from './invitation/InvitationCard';
import { usePendingInvitation } from './invitation/usePendingInvitation';
import { AuthFrame } from './layout/AuthFrame';

/** /register: creates an account and signs in with it. */
export function RegisterPage() {
  const [register] = useRegisterMutation();
  const dispatch = useDispatch();
  const toast = useToast();
  const { invitation, error: failure, isLoading, forget } = usePendingInvitation();

  const form = useForm(async (values) => {
    const { name = '', surname = '', email = '', password = '' } = values;
    const { password_confirmation = '' } = values;
    const person = { name, surname, email, password, password_confirmation };
    const { data, error } = await register(person);
    if (data) {
      dispatch(signIn(data));
      toast.success('You are successfully registered!');
      return undefined;
    }
    const message = failureText(error) ?? SOMETHING_WRONG;
    const errors = fieldErrors(error);
    toast.error(message);
    return Object.keys(errors).length > 0 ? errors : { password_confirmation: [message] };
  });
  const errorOf = (name: string) => ({ name, error: form.errors[name] });

  return (
    <GuestOnly>
      <AuthFrame title="Create your account" pane={<FilmPane />} wide>
        <InvitationCard invitation={invitation} error={failure}>
          {invitation?.has_account && (
            <span>
              This address already has an account. <TextLink to="/login">Log in</TextLink> to
              accept.
            </span>
          )}
          <Button tone="text" size="sm" onClick={forget}>
            Continue without the invitation
          </Button>
        </InvitationCard>
        <Fields {...form.props}>
          <Pair>
            <Field label="Name" required autoComplete="given-name" {...errorOf('name')} />
            <Field label="Surname" required autoComplete="family-name" {...errorOf('surname')} />
          </Pair>
          <Field
            key={invitation?.email}
            label="Email"
            type="email"
            required
            autoComplete="email"
            defaultValue={invitation?.email}
            readOnly={isLoading || invitation !== undefined}
            help={invitation && 'The invitation is for this address.'}
            {...errorOf('email')}
          />
          <Pair>
            <PasswordField label="Password" autoComplete="new-password" {...errorOf('password')} />
            <PasswordField
              label="Confirm password"
              autoComplete="new-password"
              {...errorOf('password_confirmation')}
            />
          </Pair>
          <Button type="submit" tone="gradient" busy={form.busy} busyLabel="Registering...">
            Register
          </Button>
        </Fields>
        <GoogleButton />
        <AlternativeLine>
          Already have an account? <TextLink to="/login">Log in</TextLink>
        </AlternativeLine>
      </AuthFrame>
    </GuestOnly>
  );
}

const Fields = styled.form`
  display: grid;
  gap: 1.125rem;

  > button { margin-block-start: ${theme.space[4]}; }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[16]};

  ${upTo.tablet} { grid-template-columns: minmax(0, 1fr); gap: 1.125rem; }
`;
