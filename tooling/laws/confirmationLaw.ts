import { fileLaw } from './sources';

const ACT = /\buse\w+Mutation\(\)/;
const CONFIRMED =
  /\btoast\.success\(|<FormDialog\b|<ConfirmDialog\b|\buseChange\b|\buseAfterChange\b/;

/** Pages that show the result in place instead of a toast, and how. */
const SHOWN: Record<string, string> = {
  'shared-ui/src/components/CalendarFile/CalendarFile.tsx': 'the browser saves a file',
  'shared-ui/src/components/SessionRecord/ActionRow.tsx': 'the box is ticked',
  'shared-ui/src/components/SessionRecord/AttendanceCard.tsx': 'the button and a text below it',
  'shared-ui/src/components/SessionRecord/NotesCard.tsx': 'SharedText says it',
  'shared-ui/src/components/SessionRecord/TopicsCard.tsx': 'SharedText says it',
  'shared-ui/src/step-up/PasskeyProof.tsx': 'the act it is a proof for follows',
  'remote-account/src/pages/credentials/DataSection.tsx': 'the browser saves a file',
  'remote-account/src/pages/second-factor/AddAuthenticator.tsx': 'recovery codes follow',
  'remote-account/src/pages/second-factor/Authenticator.tsx': 'the next step follows',
  'remote-account/src/pages/second-factor/RecoveryCodeCard.tsx': 'the new codes follow',
  'remote-staff/src/pages/act/ActForm.tsx': 'Answer says it',
  'remote-staff/src/pages/import/UndoPreview.tsx':
    'nothing is changed, and the page shows the lines',
  'remote-staff/src/acts/PictureField.tsx': 'the picture stands there',
  'remote-staff/src/pages/import/useDryRun.ts': 'nothing is changed, and the page shows the lines',
  'remote-staff/src/pages/people/PersonActs.tsx': 'the browser saves a file',
  'remote-account/src/pages/notifications/NotificationLine.tsx': 'a link that leads there',
  'remote-mentor/src/pages/hours/DatesCard.tsx': 'ExceptionsCard says it',
  'remote-mentor/src/pages/hours/TimeOffCard.tsx': 'ExceptionsCard says it',
  'remote-public/src/follow/StartupFollow.tsx': 'FollowToggle says it',
  'remote-public/src/pages/person/PersonFollow.tsx': 'FollowToggle says it',
  'remote-public/src/news/LikeButton.tsx': 'the button is pressed',
  'remote-public/src/newsletter/NewsletterForm.tsx': 'the button and a text below it',
  'remote-public/src/pages/contact/ContactForm.tsx': 'the button',
  'remote-public/src/views/useCountedView.ts': 'nobody did anything',
  'shell/src/auth/LoginForm.tsx': 'its page says it',
  'shell/src/auth/second-step/SecondStepForm.tsx': 'its page says it',
  'shell/src/auth/passkey/PasskeyButton.tsx': 'its page says it',
  'shell/src/auth/passkey/PasskeySuggestions.tsx': 'its page says it',
  'shell/src/auth/ResetPasswordPage.tsx': 'the form that follows says it',
  'shell/src/auth/invitation/InvitationPage.tsx': 'the page says it',
  'shell/src/auth/google/GoogleCallbackPage.tsx': 'the page that follows says it',
};

/** Every action of a member is confirmed (rule 7.10): by a toast, or in one of the listed ways. */
export const confirmationLaw = fileLaw(
  'confirmation',
  (path) => !path.includes('.test.') && !(path in SHOWN),
  ({ text }) =>
    ACT.test(text) && !CONFIRMED.test(text)
      ? ['an act without confirmation: a toast, or a line in confirmationLaw']
      : [],
);
