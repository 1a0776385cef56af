-- The texts of the merchant in emails stand under their new name.
UPDATE "settings" SET "key" = 'emailTexts' WHERE "key" = 'letters';
