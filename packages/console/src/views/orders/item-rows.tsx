/** The goods of an order, line by line. */
import { Button, Field } from '../../parts/fields';
import { EMPTY_ITEM, type NewItem } from './new-order';

export function ItemRows({
  items,
  wrong,
  onChange,
}: {
  items: readonly NewItem[];
  wrong: { item: number; field: string; text: string } | undefined;
  onChange: (items: readonly NewItem[]) => void;
}) {
  const fieldOf = (index: number, name: keyof NewItem) => ({
    value: items[index]?.[name] ?? '',
    wrong: wrong?.item === index && wrong.field === name ? wrong.text : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(items.map((item, at) => (at === index ? { ...item, [name]: target.value } : item))),
  });
  return (
    <>
      {items.map((_, index) => (
        <div key={index} className="item-row" role="group" aria-label={`Item ${index + 1}`}>
          <Field label="Description" {...fieldOf(index, 'description')} />
          <Field label="SKU" {...fieldOf(index, 'sku')} />
          <Field label="Pieces" type="number" min={1} max={99} required {...fieldOf(index, 'pieces')} />
          <Field label="kg in total" type="number" min={0} step="any" {...fieldOf(index, 'kg')} />
          <Field label="m³ in total" type="number" min={0} step="any" {...fieldOf(index, 'm3')} />
          <Field label="Own barcodes" placeholder="Made if empty" {...fieldOf(index, 'barcodes')} />
          {items.length > 1 && (
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove item ${index + 1}`}
              onClick={() => onChange(items.filter((_item, at) => at !== index))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      <div>
        <Button kind="quiet" onClick={() => onChange([...items, EMPTY_ITEM])}>
          + Another item
        </Button>
      </div>
    </>
  );
}
