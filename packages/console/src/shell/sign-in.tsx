/** The way in: an address, to which a link is sent. The answer is the same for every address. */
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { messageOf } from '../api/client';
import { askForLink } from '../api/session';
import { Button, Field } from '../parts/fields';

/** Why a link did not let anybody in, as its address says. */
const WHY: Record<string, string> = {
  expired: 'That link has expired. Links are good for 15 minutes.',
  used: 'That link has been used already. Each works once.',
  invalid: 'That link is not good any more.',
};

export function SignIn() {
  const [email, setEmail] = useState('');
  const sent = useMutation({ mutationFn: askForLink });
  const query = new URLSearchParams(location.search);
  const why = WHY[query.get('link') ?? query.get('error') ?? ''];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    sent.mutate(email.trim());
  };
  return (
    <main className="sign-in" id="main">
      <div className="sign-in-card">
        <svg className="mark" viewBox="0 0 32 24" width="40" height="30" aria-hidden="true">
          <path className="mark-sign" d="M1 1h22l8 8-8 8H14v7h-4v-7H1z" />
          <path className="mark-line" d="M6 6.500h14.500l2.500 2.500-2.500 2.500H6z" />
        </svg>
        <h1>Sign in to Waypost</h1>
        {sent.isSuccess ? (
          <div role="status">
            <p>
              If <b>{email}</b> belongs to somebody here, a link is on its way. It works once, for 15 minutes.
            </p>
            <Button kind="quiet" onClick={() => sent.reset()}>
              Use another address
            </Button>
          </div>
        ) : (
          <form onSubmit={submit}>
            <p>We send you a link. There is no password.</p>
            {why && !sent.isError && <p role="alert">{why}</p>}
            {sent.isError && <p role="alert">{messageOf(sent.error)}</p>}
            <Field
              label="Email"
              type="email"
              autoComplete="email"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button kind="main" type="submit" disabled={sent.isPending}>
              Send the link
            </Button>
          </form>
        )}
      </div>
    </main>
  );
}
