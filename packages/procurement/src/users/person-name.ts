type NamedProfile = {
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** `Anna Severova`; empty until the profile has a name. */
export function personName({ firstName, lastName }: NamedProfile): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** The e-mail address until the profile has a name. */
export function userName(user: { readonly email: string }, profile: NamedProfile): string {
  return personName(profile) || user.email;
}
