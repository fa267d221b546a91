import { limits } from '@kollab/contract';
import { vacancyFactTexts } from '#src/texts/vacancy-facts.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';

interface PlacesCellProps {
  value: number;
  /** So many are taken: there are no fewer. */
  least?: number;
  onChange: (places: number) => void;
}

/** A row of a section with a choice of how many people a vacancy takes. */
export function PlacesCell({ value, least = 1, onChange }: PlacesCellProps) {
  const { total, all } = vacancyFactTexts.places;
  const options = Array.from({ length: limits.places - least + 1 }, (_, more) => {
    const places = least + more;
    return { value: String(places), text: all(places) };
  });
  return (
    <SelectCell
      label={total}
      value={String(value)}
      options={options}
      onChange={(places) => onChange(Number(places))}
    />
  );
}
