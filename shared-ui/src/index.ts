/** The public list of the design system: core, components, text and time helpers. */

export { fullName } from 'contract/full-name';
export { fillFacts } from 'contract/programme/fillFacts';
export * from 'shared-ui/core';
export { useAccountEntries } from './account/useAccountEntries';
export { newAttemptKey } from './attempt/newAttemptKey';
export { useAttempt } from './attempt/useAttempt';
export { AsideCard } from './components/AsideCard/AsideCard';
export { Avatar } from './components/Avatar/Avatar';
export { Badge } from './components/Badge/Badge';
export { Button } from './components/Button/Button';
export type { ButtonTone } from './components/Button/buttonStyles';
export { ButtonLink } from './components/ButtonLink/ButtonLink';
export { CalendarHint } from './components/CalendarHint/CalendarHint';
export { Card } from './components/Card/Card';
export { ConfirmDialog } from './components/ConfirmDialog/ConfirmDialog';
export { Container } from './components/Container/Container';
export { DateBlock } from './components/DateBlock/DateBlock';
export { Dialog } from './components/Dialog/Dialog';
export { EditedMark } from './components/EditedMark/EditedMark';
export { EmptyState } from './components/EmptyState/EmptyState';
export { ErrorState } from './components/ErrorState/ErrorState';
export { FeedEnd } from './components/FeedEnd/FeedEnd';
export { Field } from './components/Field/Field';
export { useFirstWrongField } from './components/Field/useFirstWrongField';
export { Footer } from './components/Footer/Footer';
export { FormDialog } from './components/FormDialog/FormDialog';
export { HeldBack } from './components/HeldBack/HeldBack';
export { IconButton } from './components/IconButton/IconButton';
export { InlineAlert } from './components/InlineAlert/InlineAlert';
export { LinkedText } from './components/LinkedText/LinkedText';
export { Logo } from './components/Logo/Logo';
export { LowerThird } from './components/LowerThird/LowerThird';
export { MeetingDialog } from './components/MeetingDialog/MeetingDialog';
export { Menu } from './components/Menu/Menu';
export { MenuOpener } from './components/MenuOpener/MenuOpener';
export { PagedList, type PagedQuery } from './components/PagedList/PagedList';
export { PageTitle } from './components/PageTitle/PageTitle';
export { PasswordField } from './components/PasswordField/PasswordField';
export { Picture } from './components/Picture/Picture';
export { PlainLink } from './components/PlainLink/PlainLink';
export { RecentSessions } from './components/RecentSessions/RecentSessions';
export { RelativeTime } from './components/RelativeTime/RelativeTime';
export { SelectField } from './components/SelectField/SelectField';
export { SessionCard } from './components/SessionCard/SessionCard';
export { SessionRecord } from './components/SessionRecord/SessionRecord';
export { useReadMeetingRecordQuery } from './components/SessionRecord/sessionRecord.endpoints';
export { SettingRow } from './components/SettingRow/SettingRow';
export { Sidebar } from './components/Sidebar/Sidebar';
export { SidebarLink } from './components/Sidebar/SidebarLink';
export { SidebarLayout } from './components/SidebarLayout/SidebarLayout';
export { Skeleton } from './components/Skeleton/Skeleton';
export { SocialIcons } from './components/SocialIcons/SocialIcons';
export { Spinner } from './components/Spinner/Spinner';
export { StartupHead } from './components/StartupHead/StartupHead';
export { StartupTiles } from './components/StartupTiles/StartupTiles';
export { type Column, Table } from './components/Table/Table';
export { Tag, type TagTone } from './components/Tag/Tag';
export { TextArea } from './components/TextArea/TextArea';
export { TextLink } from './components/TextLink/TextLink';
export { UnreadBadge, withUnread } from './components/UnreadBadge/UnreadBadge';
export { UpdateList } from './components/UpdateList/UpdateList';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden';
export { useCopied } from './copy/useCopied';
export { changedBy } from './data/changedBy';
export { isSettled } from './data/isSettled';
export { saveAsFile } from './download/saveAsFile';
export { useFocusHome } from './focus/useFocusHome';
export { LeaveGuard } from './leaving/LeaveGuard';
export { LetterText } from './letters/LetterText';
export { useFirstSight } from './motion/useFirstSight';
export { askForPasskey, knowsPasskeys } from './passkeys/askBrowser';
export { CodeField } from './step-up/CodeField';
export { StepUp, wantsProof } from './step-up/StepUp';
export { useReadSecondFactorQuery } from './step-up/stepUp.endpoints';
export { pictureUrl } from './text/pictures';
export { plural } from './text/plural';
export { safeLink } from './text/safeLink';
export { STAGE_OPTIONS, stageLabel } from './text/stages';
export { useMedia } from './theme/useMedia';
export { clashText, takenStarts } from './time/clash';
export { clockChanges, sameClock } from './time/clocks';
export { dayLabel } from './time/dayLabel';
export { dayName, fullDate } from './time/fullDate';
export { LAST_DAY, yearFault } from './time/lastDay';
export {
  clockTime,
  meetingSpan,
  meetingTime,
  ownZone,
  utcMoment,
  zoneName,
} from './time/meetingTime';
export { useDebounced } from './typing/useDebounced';
export { uniqueUpdates } from './updates/uniqueUpdates';
export { type UpdatePosition, updatePages } from './updates/updatePages';
export { pictureFault } from './upload/pictureFault';
export { usePreview } from './upload/usePreview';
