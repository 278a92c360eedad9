import { createContext, useContext, type Context } from 'react';

/**
 * A context that has no value outside its provider.
 *
 * @param message error message of the hook outside the provider, for example "useAuth must be used within an
 *   AuthProvider"
 * @returns the context, which is its own provider, and the hook that reads it
 */
export function createSafeContext<Value extends object>(
  message: string,
): [context: Context<Value | null>, useValue: () => Value] {
  const SafeContext = createContext<Value | null>(null);
  function useValue(): Value {
    const value = useContext(SafeContext);
    if (!value) throw new Error(message);
    return value;
  }
  return [SafeContext, useValue];
}
