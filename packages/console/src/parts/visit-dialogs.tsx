/** The dialogs in which the office records that a visit was completed, with its proof, or failed, with its reason. */
import { useQuery } from '@tanstack/react-query';
import { FAIL_REASONS, unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../api/client';
import { useMode } from '../api/mode';
import { uploadPhoto } from '../api/photos';
import { type Order, orderQuery, piecesQuery, type Stop, useChange } from '../api/queries';
import { Choices } from './choices';
import { humanise, plural } from './format';
import { FormDialog } from './form-dialog';
import { type Piece, pieceName, piecesToAdd, piecesToHandOver, troubleOf } from './goods';
import { PhotoField } from './photo-field';
import { missingProof, VISIT_SHOWS } from './visits';

type Visit = { run: string; stop: Stop };

export function CompleteDialog({ run, stop, onClose }: Visit & { onClose: () => void }) {
  const params = { path: { run_id: run, stop_id: stop.id } };
  const amends = stop.status === 'completed';
  const collects = stop.type === 'collection';
  const [files, setFiles] = useState<readonly File[]>([]);
  const { mode } = useMode();
  const all = useQuery(piecesQuery(mode, stop.order)).data ?? [];
  const named = amends ? (stop.proof?.pieces_delivered ?? []) : [];
  const { depot, items = [] } = useQuery(orderQuery(mode, stop.order)).data ?? {};
  const pieces = amends ? piecesToAdd(all, named) : piecesToHandOver(all);
  // Pieces that are missing, damaged or elsewhere are left out until somebody ticks them.
  const [chosen, setChosen] = useState<readonly string[]>();
  const handedOver =
    chosen ??
    pieces.flatMap((piece) => (!amends && troubleOf(piece, depot) === undefined ? [piece.barcode] : []));
  const complete = useChange(
    async ({ signed_by: by, notes }: Record<string, string>) => {
      const before = stop.proof?.photo_ids ?? [];
      const photos = amends ? [...before] : [];
      for (const file of files) photos.push((await uploadPhoto(file)).id);
      return unwrap(
        api.POST('/runs/{run_id}/stops/{stop_id}/complete', {
          params,
          body: {
            ...(by && { signed_by: by }),
            ...(notes && { notes }),
            ...(files.length > 0 && { photo_ids: photos }),
            ...((amends ? handedOver : pieces).length > 0 && {
              pieces_delivered: [...named, ...handedOver],
            }),
          },
        }),
      );
    },
    {
      success: ({ reference }) => `${reference} is completed.`,
      invalidates: VISIT_SHOWS,
      errorsInForm: true,
    },
  );
  return (
    <FormDialog
      title={amends ? `Proof of ${stop.reference}` : `Complete ${stop.reference}`}
      submitLabel={amends ? 'Save' : 'Complete'}
      busy={complete.isPending}
      error={complete.error}
      hasMore={files.length > 0}
      fields={[
        { name: 'signed_by', label: collects ? 'Handed over by' : 'Received by', wide: true },
        { name: 'notes', label: 'Notes', type: 'area', wide: true },
      ]}
      // Notes of a failed visit do not prove that the goods were handed over later.
      initial={
        amends ? { signed_by: stop.proof?.signed_by ?? '', notes: stop.proof?.notes ?? '' } : NOTHING_SAID
      }
      missingOf={(values) =>
        amends
          ? undefined
          : missingProof(values, {
              photos: files.length,
              handedOver: pieces.length === 0 ? 1 : handedOver.length,
            })
      }
      onClose={onClose}
      onSubmit={(values) => complete.mutate(values, { onSuccess: onClose })}
    >
      {(pieces.length > 1 || (amends && pieces.length > 0)) && (
        <Choices
          legend={
            amends
              ? `${collects ? 'Collected' : 'Delivered'} after all`
              : `${collects ? 'Collected' : 'Delivered'}: ${handedOver.length} of ${plural(pieces.length, 'piece')}`
          }
          options={pieces.map((piece) => [piece.barcode, pieceWords(piece, { depot, items })] as const)}
          chosen={handedOver}
          onChange={setChosen}
        />
      )}
      <PhotoField files={files} onChange={setFiles} hint="The goods where they are, or a signature." />
      {amends && (
        <p className="hint">
          Pieces recorded as handed over stay so, and a completed visit can no longer fail. Note what was not
          handed over, and create a new order for it.
        </p>
      )}
    </FormDialog>
  );
}

const NOTHING_SAID = { signed_by: '', notes: '' };

const pieceWords = (piece: Piece, { depot, items }: Pick<Order, 'depot' | 'items'>) =>
  [pieceName(items, piece), piece.barcode, troubleOf(piece, depot)].filter(Boolean).join(' · ');

const REBOOK = [
  ['', 'As the settings say'],
  ['yes', 'Yes, ask at once'],
  ['no', 'No, leave it to the office'],
] as const;

export function FailDialog({ run, stop, onClose }: Visit & { onClose: () => void }) {
  const params = { path: { run_id: run, stop_id: stop.id } };
  const [files, setFiles] = useState<readonly File[]>([]);
  const fail = useChange(
    async ({ reason: code, rebook, notes }: Record<string, string>) => {
      const photos: string[] = [];
      for (const file of files) photos.push((await uploadPhoto(file)).id);
      const reason = FAIL_REASONS.find((one) => one === code) ?? 'other';
      return unwrap(
        api.POST('/runs/{run_id}/stops/{stop_id}/fail', {
          params,
          body: {
            reason,
            ...(rebook && { rebook: rebook === 'yes' }),
            ...(notes && { notes }),
            ...(photos.length > 0 && { photo_ids: photos }),
          },
        }),
      );
    },
    {
      success: ({ reference }) => `The visit of ${reference} has failed.`,
      invalidates: VISIT_SHOWS,
      errorsInForm: true,
    },
  );
  return (
    <FormDialog
      title={`The visit of ${stop.reference} failed`}
      submitLabel="Record the failure"
      busy={fail.isPending}
      error={fail.error}
      hasMore={files.length > 0}
      fields={[
        {
          name: 'reason',
          label: 'Reason',
          type: 'select',
          options: FAIL_REASONS.map((reason) => [reason, humanise(reason)] as const),
        },
        { name: 'rebook', label: 'Ask for another slot', type: 'select', options: REBOOK },
        { name: 'notes', label: 'Notes', type: 'area', wide: true },
      ]}
      onClose={onClose}
      onSubmit={(values) => fail.mutate(values, { onSuccess: onClose })}
    >
      <PhotoField files={files} onChange={setFiles} hint="The door, or what was wrong." />
    </FormDialog>
  );
}
