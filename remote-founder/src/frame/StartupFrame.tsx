import {
  CalendarClock,
  CalendarDays,
  LayoutDashboard,
  Rocket,
  Settings2,
  Users,
} from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import {
  ButtonLink,
  ErrorState,
  PageTitle,
  Picture,
  Sidebar,
  SidebarLayout,
  SidebarLink,
  Skeleton,
} from 'shared-ui';

import { isMissing } from '../startup/isMissing';
import { useReadOwnStartupQuery } from '../startup/startup.endpoints';
import { STARTUP_NOT_FOUND } from '../startup/startupHead';

interface StartupFrameProps {
  startupId: string;
  /** The page in view, as the side menu calls it. */
  section: string;
  /** The page is of use without the startup's own details: a failed call takes only their place. */
  goesOn?: boolean;
  children: ReactNode;
}

/**
 * The side menu around the pages of one startup. In place of the page: why it is not there. What a page has open or
 * loaded of one startup does not stay on the page of another.
 */
export function StartupFrame({ startupId, section, goesOn, children }: StartupFrameProps) {
  const query = useReadOwnStartupQuery({ startupId });
  const { currentData: startup, error, isFetching, refetch } = query;
  const base = `/my/startups/${startupId}`;
  const missing = isMissing(error);
  const failed = error && !missing && !startup;
  const { pathname, search, hash } = useLocation();

  // The startup of a mailed link was merged into another one (rule 3.42).
  if (startup && String(startup.id) !== startupId) {
    const rest = pathname.slice(base.length);
    return <Navigate replace to={`/my/startups/${startup.id}${rest}${search}${hash}`} />;
  }

  const subject = {
    name: startup?.name ?? '…',
    note: 'My Startups',
    to: '/my/startups',
    picture: startup ? (
      <Picture path={startup.startup_image} alt="" widths="40px" seed={startup.id} />
    ) : (
      <Skeleton height="100%" />
    ),
  };

  const sidebar = missing ? (
    <Sidebar label="Startup" section="My Startups" role="Founder">
      <SidebarLink end to="/my/startups" icon={<Rocket size={20} aria-hidden />}>
        My Startups
      </SidebarLink>
    </Sidebar>
  ) : (
    <Sidebar label="Startup" section={section} role="Founder" subject={subject}>
      <SidebarLink end to={base} icon={<LayoutDashboard size={20} aria-hidden />}>
        Dashboard
      </SidebarLink>
      <SidebarLink to={`${base}/mentorship`} icon={<CalendarClock size={20} aria-hidden />}>
        Mentorship
      </SidebarLink>
      <SidebarLink to={`${base}/agenda`} icon={<CalendarDays size={20} aria-hidden />}>
        Agenda
      </SidebarLink>
      <SidebarLink to={`${base}/team`} icon={<Users size={20} aria-hidden />}>
        Team
      </SidebarLink>
      <SidebarLink to={`${base}/settings`} icon={<Settings2 size={20} aria-hidden />}>
        Settings
      </SidebarLink>
    </Sidebar>
  );

  return (
    <SidebarLayout sidebar={sidebar}>
      {missing && (
        <>
          <PageTitle>{STARTUP_NOT_FOUND}</PageTitle>
          <ErrorState>You are not on the team of this startup, or it does not exist.</ErrorState>
          <ButtonLink tone="ghost" to="/my/startups">
            Back to My Startups
          </ButtonLink>
        </>
      )}
      {failed && (
        <>
          <PageTitle>{section}</PageTitle>
          <ErrorState onRetry={refetch} busy={isFetching} />
        </>
      )}
      {!missing && (!failed || goesOn) && <Fragment key={startupId}>{children}</Fragment>}
    </SidebarLayout>
  );
}
