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
  isMissing,
  PageTitle,
  Picture,
  Sidebar,
  SidebarLayout,
  SidebarLink,
  Skeleton,
} from 'shared-ui';

import { useReadOwnStartupQuery } from '../startup/startup.endpoints';
import { STARTUP_NOT_FOUND } from '../startup/startupHead';

interface StartupFrameProps {
  startupId: string;
  /** The current page, by its name in the side menu. */
  section: string;
  /** Set when the page works without the startup's details: a failed call then replaces only those. */
  goesOn?: boolean;
  children: ReactNode;
}

/**
 * The side menu around the pages of one startup. If the startup is missing, the reason replaces the page. A page's
 * state and data are dropped when the startup changes.
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
          <ErrorState onRetry={refetch} busy={isFetching} failure={error} />
        </>
      )}
      {!missing && (!failed || goesOn) && <Fragment key={startupId}>{children}</Fragment>}
    </SidebarLayout>
  );
}
