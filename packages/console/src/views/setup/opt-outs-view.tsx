/** Numbers that take no texts, because somebody said STOP or the provider says so. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { fetchAll, useChange } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button, Field } from '../../parts/fields';
import { phone as showPhone } from '../../parts/format';
import { RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { useConfirm } from '../../parts/use-confirm';
import { Setup } from './sections';

/** A number needs this many figures to be looked for. */
const MIN_FIGURES = 7;

export function OptOutsView() {
  const clock = useClock();
  const { mode } = useMode();
  const { write } = useRights();
  const [sought, setSought] = useState('');
  const phone = sought.replaceAll(/\D/g, '').length >= MIN_FIGURES ? sought.trim() : '';
  const optOuts = useQuery({
    queryKey: [mode, 'opt-outs', phone],
    queryFn: () =>
      fetchAll<Resources['OptOut']>(
        (page) => api.GET('/opt-outs', { params: { query: { ...page, ...(phone && { phone }) } } }),
        500,
      ),
    placeholderData: (before) => before,
  });
  const lift = useChange(
    (id: string) => unwrap(api.DELETE('/opt-outs/{opt_out_id}', { params: { path: { opt_out_id: id } } })),
    { success: () => 'The number gets texts again.', invalidates: ['opt-outs'] },
  );
  const { confirm, confirmDialog } = useConfirm();
  return (
    <Setup title="Opt-outs" hint="Numbers that get no texts. They still get email.">
      <div className="filter-bar">
        <Field label="Number" type="tel" value={sought} onChange={({ target }) => setSought(target.value)} />
      </div>
      <QueryState query={optOuts}>
        {(list) =>
          list.length === 0 ? (
            <Empty title={phone ? 'This number gets texts' : 'Every number gets texts'}>
              {!phone && <p>Numbers that answer STOP, or that the provider refuses, appear here.</p>}
            </Empty>
          ) : (
            <RecordTable
              label="Opt-outs"
              items={list}
              columns={[
                ['Number', ({ phone: number }) => (number === null ? 'Erased' : showPhone(number)), 'nowrap'],
                ['Since', ({ created_at: at }) => clock.moment(at)],
              ]}
              actions={
                write
                  ? ({ id, phone: number }) => (
                      <Button
                        kind="quiet"
                        onClick={() =>
                          confirm({
                            title: `Text ${number === null ? 'this number' : showPhone(number)} again?`,
                            text: 'Do this only if the person has asked for it.',
                            label: 'Lift the opt-out',
                            run: () => lift.mutate(id),
                          })
                        }
                      >
                        Lift
                      </Button>
                    )
                  : undefined
              }
            />
          )
        }
      </QueryState>
      {confirmDialog}
    </Setup>
  );
}
