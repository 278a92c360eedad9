import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface ButtonLinkProps {
  href: string;
  variant?: 'filled' | 'default';
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** A link to another page of the application that looks like a button. */
export function ButtonLink({ href, variant = 'filled', size = 'md', children }: ButtonLinkProps) {
  return (
    <Button component={Link} href={href} variant={variant} size={size}>
      {children}
    </Button>
  );
}
