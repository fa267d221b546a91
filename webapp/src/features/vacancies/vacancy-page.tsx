export default function VacancyPage() {
  return null;
}
