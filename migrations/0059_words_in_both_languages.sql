ALTER TABLE "order_lines" ADD COLUMN "names" jsonb;--> statement-breakpoint
-- Earlier lines get both names where the product is still called what it was called then.
UPDATE "order_lines" l SET "names" = w."names" FROM "orders" o, (SELECT "product_id", jsonb_object_agg("locale", "name") AS "names" FROM "product_words" GROUP BY 1) w
  WHERE o."id" = l."order_id" AND w."product_id" = l."product_id" AND w."names" ->> o."locale" = l."name";--> statement-breakpoint
CREATE INDEX "lines_sought" ON "order_lines" USING gin (vi_fold("name" || ' ' || coalesce("names" ->> 'vi', '') || ' ' || coalesce("names" ->> 'en', '')) gin_trgm_ops);--> statement-breakpoint
-- English that repeats the Vietnamese was stored for nobody: emptied where a letter that only Vietnamese has makes it certain. Names stay.
UPDATE "product_option_values" SET "label" = jsonb_set("label", '{en}', '""') WHERE "label" ->> 'en' = "label" ->> 'vi' AND "label" ->> 'en' ~ '[ăắằẳẵặấầẩẫậđếềểễệốồổỗộơớờởỡợưứừửữựạảẹẻẽịỉĩọỏụủũỵỷỹỳĂẮẰẲẴẶẤẦẨẪẬĐẾỀỂỄỆỐỒỔỖỘƠỚỜỞỠỢƯỨỪỬỮỰẠẢẸẺẼỊỈĨỌỎỤỦŨỴỶỸỲ]';--> statement-breakpoint
UPDATE "products" SET "origin" = jsonb_set("origin", '{en}', '""') WHERE "origin" ->> 'en' = "origin" ->> 'vi' AND "origin" ->> 'en' ~ '[ăắằẳẵặấầẩẫậđếềểễệốồổỗộơớờởỡợưứừửữựạảẹẻẽịỉĩọỏụủũỵỷỹỳĂẮẰẲẴẶẤẦẨẪẬĐẾỀỂỄỆỐỒỔỖỘƠỚỜỞỠỢƯỨỪỬỮỰẠẢẸẺẼỊỈĨỌỎỤỦŨỴỶỸỲ]';--> statement-breakpoint
UPDATE "product_words" e SET
  "summary" = CASE WHEN btrim(e."summary") = btrim(v."summary") AND e."summary" <> e."name" AND e."summary" ~ '[ăắằẳẵặấầẩẫậđếềểễệốồổỗộơớờởỡợưứừửữựạảẹẻẽịỉĩọỏụủũỵỷỹỳĂẮẰẲẴẶẤẦẨẪẬĐẾỀỂỄỆỐỒỔỖỘƠỚỜỞỠỢƯỨỪỬỮỰẠẢẸẺẼỊỈĨỌỎỤỦŨỴỶỸỲ]' THEN '' ELSE e."summary" END,
  "description" = CASE WHEN btrim(e."description") = btrim(v."description") AND e."description" ~ '[ăắằẳẵặấầẩẫậđếềểễệốồổỗộơớờởỡợưứừửữựạảẹẻẽịỉĩọỏụủũỵỷỹỳĂẮẰẲẴẶẤẦẨẪẬĐẾỀỂỄỆỐỒỔỖỘƠỚỜỞỠỢƯỨỪỬỮỰẠẢẸẺẼỊỈĨỌỎỤỦŨỴỶỸỲ]' THEN '' ELSE e."description" END,
  "care" = CASE WHEN btrim(e."care") = btrim(v."care") AND e."care" ~ '[ăắằẳẵặấầẩẫậđếềểễệốồổỗộơớờởỡợưứừửữựạảẹẻẽịỉĩọỏụủũỵỷỹỳĂẮẰẲẴẶẤẦẨẪẬĐẾỀỂỄỆỐỒỔỖỘƠỚỜỞỠỢƯỨỪỬỮỰẠẢẸẺẼỊỈĨỌỎỤỦŨỴỶỸỲ]' THEN '' ELSE e."care" END
  FROM "product_words" v WHERE v."product_id" = e."product_id" AND v."locale" = 'vi' AND e."locale" = 'en' AND (
    (btrim(e."summary") = btrim(v."summary") AND e."summary" ~ '[ăắằẳẵặấầẩẫậđếềểễệốồổỗộơớờởỡợưứừửữựạảẹẻẽịỉĩọỏụủũỵỷỹỳĂẮẰẲẴẶẤẦẨẪẬĐẾỀỂỄỆỐỒỔỖỘƠỚỜỞỠỢƯỨỪỬỮỰẠẢẸẺẼỊỈĨỌỎỤỦŨỴỶỸỲ]' AND e."summary" <> e."name") OR
    (btrim(e."description") = btrim(v."description") AND e."description" ~ '[ăắằẳẵặấầẩẫậđếềểễệốồổỗộơớờởỡợưứừửữựạảẹẻẽịỉĩọỏụủũỵỷỹỳĂẮẰẲẴẶẤẦẨẪẬĐẾỀỂỄỆỐỒỔỖỘƠỚỜỞỠỢƯỨỪỬỮỰẠẢẸẺẼỊỈĨỌỎỤỦŨỴỶỸỲ]') OR
    (btrim(e."care") = btrim(v."care") AND e."care" ~ '[ăắằẳẵặấầẩẫậđếềểễệốồổỗộơớờởỡợưứừửữựạảẹẻẽịỉĩọỏụủũỵỷỹỳĂẮẰẲẴẶẤẦẨẪẬĐẾỀỂỄỆỐỒỔỖỘƠỚỜỞỠỢƯỨỪỬỮỰẠẢẸẺẼỊỈĨỌỎỤỦŨỴỶỸỲ]'));
