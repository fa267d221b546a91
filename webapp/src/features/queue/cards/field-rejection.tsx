import { moderatorTexts } from '#src/texts/moderators.ts';
import styles from './field-rejection.module.css';
import { ReasonField } from '#src/shared/moderation/reason-field.tsx';
import type { FieldRejections } from './use-field-rejections.ts';

interface FieldRejectionFormProps {
  field: string;
  name: string;
  rejections: FieldRejections;
  ready: readonly string[];
}

/** The other fields of the submission are published. */
export function FieldRejectionForm(props: FieldRejectionFormProps) {
  const { field, name, rejections, ready } = props;
  const reason = rejections.reasonOf(field);
  const { rejectField, rejectFieldOf, reasonOf } = moderatorTexts.queue;
  return (
    <>
      <label className={styles.toggle} data-ticked={reason !== undefined || undefined}>
        {rejectField}
        <input
          type="checkbox"
          className={styles.box}
          aria-label={rejectFieldOf(name)}
          checked={reason !== undefined}
          onChange={() => rejections.toggle(field)}
        />
      </label>
      {reason !== undefined && (
        <div className={styles.reason}>
          <ReasonField
            label={reasonOf(name)}
            value={reason}
            error={rejections.faultOf(field)}
            ready={ready}
            onType={(typed) => rejections.type(field, typed)}
          />
        </div>
      )}
    </>
  );
}
