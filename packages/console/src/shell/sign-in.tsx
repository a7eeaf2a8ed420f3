/** The sign-in page: sends a link to an email address. It answers the same for every address. */
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { messageOf } from '../api/errors';
import { askForLink } from '../api/session';
import { Button, Field } from '../parts/fields';
import { SignInLayout } from './sign-in-layout';

export function SignIn({ wasSignedIn }: { wasSignedIn: boolean }) {
  const [email, setEmail] = useState('');
  const sent = useMutation({ mutationFn: askForLink });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    sent.mutate(email.trim());
  };
  useEffect(() => {
    document.title = 'Sign in · Waypost';
  }, []);
  if (sent.isSuccess) {
    return (
      <SignInLayout>
        <h1>Check your email</h1>
        <div role="status">
          <p>
            If <b>{email}</b> belongs to somebody here, a link is on its way. It works once, for 15 minutes.
          </p>
          <p className="hint">Nothing there? Check your spam folder, or ask an owner to invite you.</p>
          <Button onClick={() => sent.reset()}>Use another address</Button>
        </div>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout>
      <h1>Sign in to Waypost</h1>
      <form onSubmit={submit}>
        {sent.isError ? (
          <p role="alert" className="wrong">
            {messageOf(sent.error)}
          </p>
        ) : (
          wasSignedIn && <p role="status">You are signed out.</p>
        )}
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          autoFocus
          required
          hint="We’ll email you a link. No password needed."
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button kind="main" type="submit" disabled={sent.isPending}>
          {sent.isPending ? 'Sending…' : 'Send the link'}
        </Button>
      </form>
    </SignInLayout>
  );
}
