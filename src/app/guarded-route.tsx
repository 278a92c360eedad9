import { useEffect, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useAuth } from '@/auth/use-auth';
import { paths } from '@/config/paths';
import { FullPageSpinner } from './full-page-spinner';

/** Lets signed-in users through, and redirects everybody else to the sign-in page. */
export function GuardedRoute({ children }: { children: ReactNode }) {
  const { loading, error, user } = useAuth();

  useEffect(() => {
    if (error) console.error('Authentication error', error);
  }, [error]);

  if (loading) return <FullPageSpinner />;
  if (error || !user) return <Redirect to={paths.signIn} replace />;
  return children;
}
