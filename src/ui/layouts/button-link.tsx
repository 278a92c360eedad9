import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './button-link.module.css';

interface ButtonLinkProps {
  href: string;
  variant?: 'filled' | 'default';
  size?: 'md' | 'lg';
  children: ReactNode;
}

/**
 * A link to another page of the application that looks like a button. Not Mantine's, which needs a style attribute: the
 * prerendered HTML must not contain any.
 */
export function ButtonLink({ href, variant = 'filled', size = 'md', children }: ButtonLinkProps) {
  return (
    <Link href={href} className={classes.button} data-variant={variant} data-size={size}>
      {children}
    </Link>
  );
}
