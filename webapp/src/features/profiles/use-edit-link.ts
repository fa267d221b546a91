import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusField } from './fields/focus-field.ts';

/** A link may ask for edit mode once, with the caret in a field; the address then forgets it. */
export function useEditLink(hasFields: boolean, setEditing: (isEditing: boolean) => void) {
  const [params, setParams] = useSearchParams();
  const [wanted, setWanted] = useState<string>();
  const asksForEditing = params.get('mode') === 'edit';
  const field = params.get('field') ?? undefined;
  useEffect(() => {
    if (!asksForEditing) return;
    setEditing(true);
    setWanted(field);
    setParams({}, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once per link
  }, [asksForEditing]);
  useEffect(() => {
    if (wanted === undefined || asksForEditing || !hasFields) return;
    focusField(wanted);
    setWanted(undefined);
  }, [wanted, asksForEditing, hasFields]);
}
