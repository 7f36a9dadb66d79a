import type { Programme } from '../wire/programme.contract';

/** What a new installation says of its programme: nothing yet. */
export const EMPTY_PROGRAMME: Programme = {
  site: {
    region: '',
    city: '',
    blog: '',
    channels: [],
    mail_hello: '',
    mail_mentors: '',
    mail_investors: '',
    copyright: '',
    current_season: null,
    seasons: [],
  },
  landing: {
    partners: [],
    founders_title: '',
    founders: [],
    mentors: [],
    testimonials: [],
    gallery: [],
  },
  legal: {
    company: '',
    register: '',
    address: '',
    mail_privacy: '',
    mail_legal: '',
    officer: '',
    authority: '',
    law: '',
    data_law: '',
    accounting_law: '',
    language: '',
    processors: [],
    valid_from: '',
    confirmed_assessments: '',
    confirmed_officer: '',
    confirmed_training: '',
    confirmed_review: '',
  },
};
