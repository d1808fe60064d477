import { type FieldPath, type FieldValues, useFormContext, useFormState } from 'react-hook-form';

/** Returns a function that gives the props of an input by its name. @param idOf the element's id by field name */
export function useRegisteredField<V extends FieldValues>(idOf: (name: string) => string) {
  const { register, getFieldState } = useFormContext<V>();
  // A local subscription: the form's own state would render the whole form on every blur.
  const formState = useFormState<V>();
  return (name: FieldPath<V>) => ({
    ...register(name),
    id: idOf(name),
    error: getFieldState(name, formState).error?.message,
  });
}
