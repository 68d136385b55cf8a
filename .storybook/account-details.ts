/** The entries of step 1 of sign-up, by label. */
export const typedDetails = {
  'First name': 'Zainab',
  'Last name': 'Okonkwo',
  'E-mail address': 'zainab@example.org',
  Password: 'Abcdefg1',
  'Confirm password': 'Abcdefg1',
};

/** The account of `typedDetails` without its password. */
export const accountHolder = { firstname: 'Zainab', lastname: 'Okonkwo', email: 'zainab@example.org' };

/** The values that the form returns for `typedDetails`. */
export const accountDetails = { ...accountHolder, password: 'Abcdefg1', confirmPassword: 'Abcdefg1' };
