import { Bell, Clapperboard, LogOut, Rocket, Settings, UserRound, Users } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import {
  isStaff,
  leave,
  signOut,
  useDispatch,
  useSessionStatus,
  useUnreadCount,
  useUser,
} from 'shared-ui/core';

import type { MenuEntry } from '../components/Menu/MenuItem';

/**
 * The menu entries of a signed-in user, by permission; empty for guests (rule 1.19). While the user's data is missing:
 * the entries of every member.
 */
export function useAccountEntries(): MenuEntry[] {
  const user = useUser();
  const status = useSessionStatus();
  const unread = useUnreadCount();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (status !== 'member') return [];

  async function handleLogOut() {
    await dispatch(signOut());
    await navigate('/login');
  }

  const is = (role: string) => user?.roles.some((own) => own === role);
  return [
    ...(user
      ? [{ label: 'Profile', to: `/profile/${user.id}`, icon: <UserRound size={20} aria-hidden /> }]
      : []),
    ...(user?.has_startups
      ? [{ label: 'My Startups', to: '/my/startups', icon: <Rocket size={20} aria-hidden /> }]
      : []),
    ...(is('mentor')
      ? [{ label: 'Mentorship', to: '/my/mentorships', icon: <Users size={20} aria-hidden /> }]
      : []),
    ...(isStaff(user)
      ? [{ label: 'Staff', to: '/staff', icon: <Clapperboard size={20} aria-hidden /> }]
      : []),
    {
      label: 'Notifications',
      to: '/notifications',
      icon: <Bell size={20} aria-hidden />,
      unread,
    },
    {
      label: 'Account Settings',
      to: '/account/settings',
      icon: <Settings size={20} aria-hidden />,
    },
    {
      label: 'Log out',
      onSelect: () => leave(() => void handleLogOut()),
      icon: <LogOut size={20} aria-hidden />,
    },
  ];
}
