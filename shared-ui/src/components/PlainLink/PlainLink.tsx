import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

export interface PlainLinkProps extends ComponentPropsWithRef<'a'> {
  /** An address of this product; the page changes without a reload. */
  to?: string;
  /** Any other address: other sites, mail, files. */
  href?: string;
}

/** A link without a look: router link for `to`, anchor for `href`; new tabs never get our window. */
export function PlainLink({ to, href, rel, ...rest }: PlainLinkProps) {
  const safeRel = rest.target === '_blank' ? (rel ?? 'noopener noreferrer') : rel;
  if (to !== undefined) return <Link to={to} rel={safeRel} {...rest} />;
  return <a href={href} rel={safeRel} {...rest} />;
}
