import type { OwnStartup } from 'contract/wire/my-startups.contract';
import { type ReactNode, useState } from 'react';
import { Picture, stageLabel, theme } from 'shared-ui';
import styled from 'styled-components';

import { DescriptionDialog } from './DescriptionDialog';
import type { EditProps } from './EditDialog';
import { EditRow } from './EditRow';
import { IndustryDialog } from './IndustryDialog';
import { LinksDialog } from './LinksDialog';
import { LinksSummary } from './LinksSummary';
import { LogoDialog } from './LogoDialog';
import { NameDialog } from './NameDialog';
import { PublicLink } from './PublicLink';

import { SlugDialog } from './SlugDialog';
import { StageDialog } from './StageDialog';

interface Setting {
  label: string;
  value: ReactNode;
  dialog: (props: EditProps) => ReactNode;
}

/** All parts of a startup with their values and dialogs. */
export function SettingsList({ startup }: { startup: OwnStartup }) {
  const [edited, setEdited] = useState<string | null>(null);
  const settings = settingsOf(startup);
  const Dialog = settings.find(({ label }) => label === edited)?.dialog;

  return (
    <>
      <List>
        {settings.map(({ label, value }) => (
          <EditRow key={label} label={label} onEdit={() => setEdited(label)}>
            {value}
          </EditRow>
        ))}
      </List>
      {Dialog && <Dialog startup={startup} onClose={() => setEdited(null)} />}
    </>
  );
}

function settingsOf(startup: OwnStartup): Setting[] {
  const { id, name, startup_image, industry, stage, slug, description } = startup;
  const logo = <Picture path={startup_image} alt={`Logo of ${name}`} widths="84px" seed={id} />;

  return [
    { label: 'Startup Name', value: name, dialog: NameDialog },
    { label: 'Logo', value: <Logo>{logo}</Logo>, dialog: LogoDialog },
    { label: 'Industry', value: industry, dialog: IndustryDialog },
    { label: 'Stage', value: stageLabel(stage), dialog: StageDialog },
    { label: 'Public Link', value: <PublicLink slug={slug} />, dialog: SlugDialog },
    { label: 'Social Links', value: <LinksSummary startup={startup} />, dialog: LinksDialog },
    { label: 'Description', value: <Prose>{description}</Prose>, dialog: DescriptionDialog },
  ];
}

const List = styled.dl`
  padding-block: ${theme.space[8]};
`;

const Logo = styled.div`
  overflow: hidden;
  inline-size: 5.25rem;
  block-size: 5.25rem;
  border-radius: ${theme.radius.card};
`;

const Prose = styled.p`
  max-inline-size: 64ch;
  white-space: pre-line;
`;
