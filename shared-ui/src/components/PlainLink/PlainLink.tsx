import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

export interface PlainLinkProps extends ComponentPropsWithRef<'a'> {
  /** An address inside the product; the page changes without a reload. */
  to?: string;
  /** Stored in the history entry of `to`. */
  state?: unknown;
  /** Any other address: other sites, mail, files. */
  href?: string;
}

/** A link without styles: a router link for `to`, an anchor for `href`. New tabs never get access to our window. */
export function PlainLink({ to, state, href, rel, ...rest }: PlainLinkProps) {
  const safeRel = rest.target === '_blank' ? (rel ?? 'noopener noreferrer') : rel;
  if (to !== undefined) return <Link to={to} state={state} rel={safeRel} {...rest} />;
  return <a href={href} rel={safeRel} {...rest} />;
}
