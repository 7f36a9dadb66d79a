import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  FailurePlace,
  from,
  PageTitle,
  Sidebar,
  SidebarLayout,
  SidebarLink,
  TextLink,
  theme,
} from 'shared-ui';
import styled from 'styled-components';

import { useScopes } from '../data/useScopes';
import { ActRow } from './ActRow';
import { SECTIONS, type Section, type SectionName } from './sections';

interface StaffPageProps {
  /** The entry of the side menu for this page. */
  section: SectionName;
  /** The one heading of the page. */
  title: ReactNode;
  /** The pages above this one, outermost first. */
  above?: readonly { label: string; to: string }[];
  /** Actions for the page as a whole. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the staff area: the side menu by scope, breadcrumbs, title and actions. */
export function StaffPage({ section, title, above = [], actions, children }: StaffPageProps) {
  const scopes = useScopes();
  const mayGo = ({ scopes: wanted }: Section) =>
    wanted?.some((one) => scopes.includes(one)) ?? true;
  const sidebar = (
    <Sidebar label="Staff" section={section} role="Admin">
      {SECTIONS.filter(mayGo).map(({ label, to, icon: Icon, ...place }: Section) => (
        <SidebarLink key={to} to={to} end={place.end} icon={<Icon size={20} aria-hidden />}>
          {label}
        </SidebarLink>
      ))}
    </Sidebar>
  );

  return (
    <SidebarLayout sidebar={sidebar}>
      {above.length > 0 && (
        <Crumbs aria-label="Breadcrumb">
          {above.map(({ label, to }, at) => (
            <span key={to}>
              {at > 0 && <ChevronRight size={16} aria-hidden />}
              <TextLink to={to}>{label}</TextLink>
            </span>
          ))}
        </Crumbs>
      )}
      <FailurePlace>
        <PageTitle actions={actions && <Actions>{actions}</Actions>}>{title}</PageTitle>
        {children}
      </FailurePlace>
    </SidebarLayout>
  );
}

const Crumbs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  margin-block-end: ${theme.space[8]};
  color: ${theme.color.text3};
  font-size: 0.9375rem;

  span { display: inline-flex; gap: ${theme.space[4]}; align-items: center; }
  a { display: inline-flex; align-items: center; min-block-size: ${theme.size.target}; }
`;

/** At the end of the title's line: a long reason widens it to a narrow column at most, and moves no button. */
const Actions = styled(ActRow)`
  ${from.laptop} {
    justify-content: flex-end;
    > [role='alert'] { inline-size: 16rem; text-align: end; }
  }
`;
