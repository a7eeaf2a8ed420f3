/** The user's sessions, each with its device and a button that ends it. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { call, callFor } from '../../api/client';
import { useMode } from '../../api/mode';
import { useChange } from '../../api/queries';
import { Button } from '../../parts/fields';
import { ago, capitalise } from '../../parts/format';
import { RecordTable } from '../../parts/record-table';
import { QueryState } from '../../parts/states';
import { Section, View } from '../../parts/view';

type OwnSession = {
  id: string;
  device: string;
  current: boolean;
  created_at: string;
  last_used_at: string;
  expires_at: string;
};

export function SessionsView() {
  const clock = useClock();
  const { mode } = useMode();
  const sessions = useQuery({
    queryKey: [mode, 'own-sessions'],
    queryFn: () => callFor<{ data: OwnSession[] }>('GET', '/console/sessions'),
    staleTime: 0,
  });
  const end = useChange(({ id }: OwnSession) => call('DELETE', `/console/sessions/${id}`), {
    success: (_, { device }) => `${device} is signed out.`,
    invalidates: ['own-sessions'],
  });
  return (
    <View title="Your account">
      <Section
        title="Sessions"
        hint="Every device that is signed in as you. End one that you don’t know, or no longer use."
      >
        <QueryState query={sessions}>
          {({ data }) => (
            <RecordTable
              label="Sessions"
              items={data}
              columns={[
                [
                  'Device',
                  ({ device, current }) => (
                    <>
                      {device} {current && <span className="status status-ok">This device</span>}
                    </>
                  ),
                ],
                ['Last used', ({ last_used_at: at }) => capitalise(ago(at)), 'nowrap'],
                ['Signed in', ({ created_at: at }) => clock.moment(at), 'nowrap'],
                ['Ends at the latest', ({ expires_at: at }) => clock.moment(at), 'nowrap'],
              ]}
              // This one ends by signing out.
              actions={(session) =>
                !session.current && (
                  <Button
                    kind="bad"
                    aria-label={`End session of ${session.device}`}
                    disabled={end.isPending}
                    onClick={() => end.mutate(session)}
                  >
                    End session
                  </Button>
                )
              }
            />
          )}
        </QueryState>
      </Section>
    </View>
  );
}
