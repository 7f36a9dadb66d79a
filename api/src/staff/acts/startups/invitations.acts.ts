import { publicName } from 'contract/wire/text.contract';
import { conflict, notFound } from '../../../app/httpError';
import { invitationsQueries } from '../../../modules/invitations/invitations.queries';
import { inviteInto } from '../../../modules/invitations/inviteInto';
import { teamQueries } from '../../../modules/team/team.queries';
import { act, toggle } from '../../act/act';
import { email, find, slug } from '../../act/find';
import { wholeNumber } from '../../act/wholeNumber';

const startup = slug('slug or id of the startup');

const invite = act({
  name: 'founders.invite',
  about: 'Invites somebody by email to the team of a startup, with or without an account.',
  scope: 'programme',
  effect: 'changes',
  fields: {
    startup,
    // Not recorded: a person without an account cannot request deletion, so the address would stay forever.
    email: email('email address to invite').meta({ unrecorded: true }),
    position: publicName('position', { max: 80 })
      .default('Founder')
      .describe('shown under the name'),
    member: toggle('as a team member instead of a founder'),
  },
  says: ({ email }, { startup, kind }) => [
    `${email} will be invited to ${startup} as a ${kind}, by email.`,
    `Somebody is invited to ${startup} as a ${kind}.`,
  ],
  async run(deps, flags) {
    const { db } = deps;
    const { id } = await find(db).startup(flags.startup);
    const startup = await teamQueries(db).hold(id);
    const kind = flags.member ? ('member' as const) : ('founder' as const);
    const members = [{ email: flags.email, position: flags.position }];
    await inviteInto(deps, { startup, kind, members, invitedBy: null });
    return { startup: startup.slug, email: flags.email, kind };
  },
});

const revoke = act({
  name: 'founders.revoke-invitation',
  about: 'Revokes an invitation to a team: its link stops working.',
  scope: 'programme',
  effect: 'changes',
  fields: {
    startup,
    id: wholeNumber().describe('number of the invitation'),
  },
  says: (_input, { email, startup }) => [
    `The invitation of ${email} to ${startup} will be revoked.`,
    `An invitation to ${startup} is revoked.`,
  ],
  async run({ db }, { startup: name, id }) {
    const { id: startupId, slug } = await find(db).startup(name);
    await teamQueries(db).hold(startupId);
    const invitations = invitationsQueries(db);
    const row = await invitations.ofStartup(startupId, id);
    if (!row) throw notFound(`${slug} has no invitation ${id}.`);
    if (row.status === 'accepted') throw conflict('This invitation has already been accepted.');
    await invitations.settle(id, { status: 'revoked' });
    return { startup: slug, email: row.email };
  },
});

export const invitationActs = [invite, revoke];
